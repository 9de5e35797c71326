import { KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { profile } from '../../../../messages/profile.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { ChangePassword } from './change-password.tsx';
import { EditProfile } from './edit-profile.tsx';

/** The user's details, with the dialogs to edit them and to change the password. */
export function Details({ user }: { user: SignedInUser }) {
  const [open, setOpen] = useState<'profile' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="panel" aria-labelledby="details">
      <h2 className="panel-heading" id="details">
        {profile.details}
      </h2>
      <dl className="profile-details">
        <Fact name={profile.fullName} value={user.name} />
        <Fact name={profile.emailAddress} value={user.email} fallback={profile.noneYet} />
        <Fact name={profile.phoneNumber} value={user.phone} fallback={profile.noPhone} />
        <Fact
          name={profile.shippingAddress}
          value={shownAddress(user.address)}
          fallback={profile.noAddress}
        />
      </dl>
      <div className="panel__actions">
        <button type="button" className="button" onClick={() => setOpen('profile')}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          {profile.edit}
        </button>
        {user.email && (
          <button type="button" className="button button--secondary" onClick={() => setOpen('password')}>
            <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
            {profile.changePassword}
          </button>
        )}
      </div>
      {open === 'profile' && <EditProfile user={user} onClose={close} />}
      {open === 'password' && <ChangePassword email={user.email} onClose={close} />}
    </section>
  );
}

function Fact({ name, value, fallback = '' }: { name: string; value: string; fallback?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={value ? undefined : 'profile-details__none'}>{value || fallback}</dd>
    </div>
  );
}
