import { KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { addressLine } from '../../../../rules/address.ts';
import { ChangePassword } from './change-password.tsx';
import { EditProfile } from './edit-profile.tsx';

/** The user's details, with the dialogs to edit them and to change the password. */
export function Details({ user }: { user: SignedInUser }) {
  const [open, setOpen] = useState<'profile' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="panel" aria-labelledby="details">
      <h2 className="panel-heading" id="details">
        Your details
      </h2>
      <dl className="profile-details">
        <Fact name="Full Name" value={user.name} />
        <Fact name="Email Address" value={user.email} />
        <Fact name="Phone Number" value={user.phone} fallback="Not provided" />
        <Fact name="Shipping Address" value={addressLine(user.address)} fallback="No address provided" />
      </dl>
      <div className="panel__actions">
        <button type="button" className="button" onClick={() => setOpen('profile')}>
          <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
          Edit Profile & Change password
        </button>
        <button type="button" className="button button--secondary" onClick={() => setOpen('password')}>
          <KeyRound size={18} strokeWidth={1.75} aria-hidden="true" />
          Change password
        </button>
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
