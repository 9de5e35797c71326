import { Mail, Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { profile } from '../../../../messages/profile.ts';
import { readableMobile } from '../../../../rules/mobile.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { useShop } from '../../../lib/shop.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { AddLogin } from './add-login.tsx';
import { removeMobile } from './save-logins.ts';

/** E-mail and mobile number that log in. */
export default function Logins({ user }: { user: SignedInUser }) {
  const { hasMobileCodes } = useShop();
  const [adding, setAdding] = useState<'mobile' | 'email' | null>(null);
  const removal = useAction(() => confirmed(profile.loginPassword, () => removeMobile(user)), {
    onSuccess: (saved) => saved && toast.success(profile.mobileRemoved),
    onError: ({ message }) => toast.error(message),
  });
  const { mobile, email } = user;
  return (
    <section className="panel" aria-labelledby="logins">
      <h2 className="panel-heading" id="logins">
        {profile.logins}
      </h2>
      <p className="my-data__text">{profile.loginsNote}</p>
      <dl className="profile-details">
        <div>
          <dt>{profile.mobileNumber}</dt>
          <dd className={mobile ? undefined : 'profile-details__none'}>
            {mobile ? readableMobile(mobile) : profile.noneYet}
          </dd>
        </div>
        <div>
          <dt>{profile.emailAddress}</dt>
          <dd className={email ? undefined : 'profile-details__none'}>{email || profile.noEmail}</dd>
        </div>
      </dl>
      <div className="panel__actions">
        {hasMobileCodes && !user.isAdmin && (
          <button type="button" className="button button--secondary" onClick={() => setAdding('mobile')}>
            <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
            {mobile ? profile.changeMobile : profile.addMobile}
          </button>
        )}
        {email === '' && (
          <button type="button" className="button button--secondary" onClick={() => setAdding('email')}>
            <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
            {profile.addEmail}
          </button>
        )}
        {mobile && email !== '' && (
          <button
            type="button"
            className="button button--danger-quiet"
            aria-busy={removal.isPending}
            onClick={() => removal.run()}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            {profile.removeMobile}
          </button>
        )}
      </div>
      {adding && <AddLogin user={user} kind={adding} onClose={() => setAdding(null)} />}
    </section>
  );
}
