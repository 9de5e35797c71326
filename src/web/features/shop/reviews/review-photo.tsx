import { Image } from '../../../ui/image.tsx';

const FULL_WIDTH = 1200;

/** A thumbnail that opens the photo. */
export function ReviewPhoto({
  url,
  label,
  hidden = 0,
  onOpen,
}: {
  url: string;
  label: string;
  hidden?: number;
  onOpen: () => void;
}) {
  return (
    <button type="button" className="review-photo" aria-label={label} onClick={onOpen}>
      <Image src={url} fullWidth={FULL_WIDTH} sizes="96px" alt="" width={96} height={96} />
      {hidden > 0 && <span className="review-photo__more number">+{hidden}</span>}
    </button>
  );
}
