import { pictureSources } from '../../../rules/picture.ts';

const FULL_WIDTH = 1200;

/** A small square of a photo that opens large. */
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
    <button type="button" className="rphoto" aria-label={label} onClick={onOpen}>
      <img
        src={url}
        srcSet={pictureSources(url, FULL_WIDTH) || undefined}
        sizes="96px"
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
      />
      {hidden > 0 && <span className="rphoto__n num">+{hidden}</span>}
    </button>
  );
}
