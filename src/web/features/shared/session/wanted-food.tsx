import './wanted-food.css';
import { account } from '../../../../messages/account.ts';
import { Image } from '../../../ui/image.tsx';
import type { Wanted } from './auth-state.ts';

const FULL_WIDTH = 1200;

/** Reminds the visitor what follows the login. */
export function WantedFood({ wanted: { name, note, imageUrl } }: { wanted: Wanted }) {
  return (
    <div className="wanted-food">
      {imageUrl && <Image src={imageUrl} alt="" fullWidth={FULL_WIDTH} sizes="3.5rem" />}
      <p>
        <strong>{name}</strong>
        <span>{note ? `${note} · ${account.staysHere}` : account.staysHere}</span>
      </p>
    </div>
  );
}
