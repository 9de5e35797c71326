import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ApiKeyForm,
  type ApiKeyInput,
  apiKeyForm,
  apiScopes,
  type NewApiKey,
} from '../../../../contract/admin/api-keys.ts';
import { adminApiKeys } from '../../../../messages/admin-api-keys.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { createApiKey } from './api-keys-queries.ts';

const NEVER = '';
const expiries = (): readonly Choice[] => [
  ['30', adminApiKeys.inDays(30)],
  ['90', adminApiKeys.inDays(90)],
  ['365', adminApiKeys.inOneYear],
  [NEVER, adminApiKeys.never],
];

export function CreateApiKey({
  onCreated,
  onClose,
}: {
  onCreated: (created: NewApiKey) => void;
  onClose: () => void;
}) {
  const { form, submit, isBusy, failure } = useAdminForm<ApiKeyInput, ApiKeyForm>({
    resolver: zodResolver(apiKeyForm),
    values: { name: '', scopes: [], expiresInDays: 365 },
    onSave: async (input) => {
      const created = await confirmed(adminApiKeys.whyConfirm, () => createApiKey(input));
      if (created) onCreated(created);
      return false;
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog title={adminApiKeys.addTitle} isOpen size="medium" onClose={onClose}>
      <form method="post" className="api-key-form" noValidate onSubmit={submit}>
        <Field
          label={adminApiKeys.name}
          hint={adminApiKeys.nameHint}
          error={errors.name?.message}
          autoComplete="off"
          maxLength={60}
          {...register('name')}
        />
        <fieldset className="api-key-scopes">
          <legend>{adminApiKeys.scopes}</legend>
          {apiScopes.map((scope) => (
            <label key={scope} className="api-key-scope">
              <input type="checkbox" value={scope} {...register('scopes')} />
              <span>
                {adminApiKeys.scope(scope)}
                <code lang="en">{scope}</code>
              </span>
            </label>
          ))}
          {errors.scopes?.message && <FieldError>{errors.scopes.message}</FieldError>}
        </fieldset>
        <SelectField
          label={adminApiKeys.expiry}
          choices={expiries()}
          {...register('expiresInDays', {
            setValueAs: (value) => (value === NEVER || value === null ? null : Number(value)),
          })}
        />
        <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
        <div className="dialog__actions">
          <button type="button" className="button button--secondary" onClick={onClose}>
            {adminApiKeys.cancel}
          </button>
          <SubmitButton isBusy={isBusy} className="button">
            {adminApiKeys.create}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
