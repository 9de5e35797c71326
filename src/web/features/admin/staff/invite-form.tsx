import { zodResolver } from '@hookform/resolvers/zod';
import { type StaffInviteForm, staffInviteForm } from '../../../../contract/admin/staff.ts';
import { adminStaff } from '../../../../messages/admin-staff.ts';
import { staffRoles } from '../../../../rules/staff-roles.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { invite } from './staff-queries.ts';

const empty: StaffInviteForm = { email: '', role: 'packer' };

export function InviteForm() {
  const { form, submit, isBusy, failure } = useAdminForm<StaffInviteForm, StaffInviteForm>({
    resolver: zodResolver(staffInviteForm),
    values: empty,
    mode: 'onSubmit',
    onSave: async (input) => {
      const list = await confirmed(adminStaff.whyConfirm, () => invite(input));
      if (!list) return false;
      toast.success(adminStaff.sent(input.email));
      return empty;
    },
  });
  const { register, formState, watch } = form;
  return (
    <form method="post" className="panel staff__invite" noValidate onSubmit={submit}>
      <h2>{adminStaff.invite}</h2>
      <div className="staff__fields">
        <Field
          label={adminStaff.email}
          type="email"
          hint={adminStaff.inviteHint}
          error={formState.errors.email?.message}
          autoComplete="off"
          maxLength={254}
          {...register('email')}
        />
        <SelectField
          label={adminStaff.roleLabel}
          choices={staffRoles.map((role) => [role, adminStaff.role(role)])}
          {...register('role')}
        />
      </div>
      <p className="staff__note">{adminStaff.roleNote(watch('role'))}</p>
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <SubmitButton isBusy={isBusy} className="button">
        {adminStaff.send}
      </SubmitButton>
    </form>
  );
}
