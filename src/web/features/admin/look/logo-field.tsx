import './logo-field.css';
import { useQuery } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useRevalidator } from 'react-router';
import type { LogoSettings } from '../../../../contract/admin/logo.ts';
import { adminLook } from '../../../../messages/admin-look.ts';
import { uploads } from '../../../../messages/uploads.ts';
import { MAX_LOGO } from '../../../../rules/upload.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { useShop } from '../../../lib/shop.ts';
import { toast } from '../../../lib/toast.ts';
import { Logo } from '../../../ui/logo.tsx';
import { useAction } from '../../../ui/use-action.ts';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml';
const api = () => browserApi().api.admin.logo;

/** The shop's logo: chosen, saved at once, and shown as the top bar shows it. */
export function LogoField() {
  const id = useId();
  const { logo, icons } = useShop();
  const { revalidate } = useRevalidator();
  const { data: saved } = useQuery(
    { queryKey: adminKey('logo'), queryFn: () => callApi(api().$get()) },
    queries,
  );
  const version = saved?.version;
  const afterChange = (done: string) => ({
    onSuccess: async () => {
      await revalidate();
      toast.success(done);
    },
    onSettled: () => void invalidateAdmin('logo'),
  });
  const upload = useAction((file: File) => uploadLogo(file, version), afterChange(adminLook.logoChanged));
  const tint = useAction(
    (isTinted: boolean) => callApi(api().$put({ json: { isTinted, version } })),
    afterChange(adminLook.logoChanged),
  );
  const removal = useAction(
    () => callApi(api().$delete({ query: version === undefined ? {} : { version } })),
    afterChange(adminLook.logoRemoved),
  );
  const isBusy = upload.isPending || tint.isPending || removal.isPending;
  const problem = upload.problem ?? tint.problem ?? removal.problem;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    for (const action of [upload, tint, removal]) action.reset();
    if (file) upload.run(file);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <section className="panel logo-field" aria-label={adminLook.logo}>
      <h2>{adminLook.logo}</h2>
      <div className="logo-field__row">
        <span className="logo-field__preview">
          <Logo />
        </span>
        <img
          className="logo-field__icon"
          src={icons.touch}
          alt={adminLook.asAppIcon}
          width={64}
          height={64}
        />
        <div className="logo-field__actions">
          <label className="button button--secondary button--small" htmlFor={id} aria-busy={isBusy}>
            {isBusy ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            {logo ? adminLook.chooseAnother : adminLook.chooseLogo}
            <input id={id} className="visually-hidden" type="file" accept={ACCEPTED} onChange={choose} />
          </label>
          {logo && (
            <button
              type="button"
              className="button button--danger-quiet button--small"
              onClick={() => removal.run()}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              {adminLook.remove}
            </button>
          )}
        </div>
      </div>
      {logo && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={logo.isTinted}
            onChange={({ target }) => tint.run(target.checked)}
          />
          {adminLook.tint}
        </label>
      )}
      <div role="alert">{problem && <p className="alert alert--danger">{problem}</p>}</div>
      <p className="hint">{adminLook.logoHint}</p>
    </section>
  );
}

async function uploadLogo(file: File, version: number | undefined): Promise<LogoSettings> {
  if (file.size > MAX_LOGO) throw new ActionError(uploads.logoTooLarge);
  const body = new FormData();
  body.set('image', file);
  if (version !== undefined) body.set('version', String(version));
  return callApi(authorizedFetch('/api/admin/logo', { method: 'POST', body }));
}
