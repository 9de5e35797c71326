import { useQuery } from '@tanstack/react-query';
import type { FieldRecord } from '../../../../contract/extra-fields.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extensions } from '../../../lib/extensions.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';

interface FieldsOf {
  on: FieldRecord;
  id: string;
}

const api = () => browserApi().api.admin.fields[':on'][':id'];

/** The extra fields of extensions for a food, order or customer; nothing when there are none. */
export function ExtraFields({ on, id }: FieldsOf) {
  const hasFields = extensions.some(({ fields = [] }) => fields.some((field) => field.on === on));
  return hasFields && <Panel key={id} on={on} id={id} />;
}

function Panel({ on, id }: FieldsOf) {
  const param = { on, id };
  const queryKey = adminKey('fields', on, id);
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => load(param) }, queries);
  return (
    <section className="panel extra-fields" aria-labelledby="extra-fields">
      <h2 id="extra-fields" className="panel-heading">
        {adminUi.moreDetails}
      </h2>
      {!data && <LoadState thing={adminUi.moreDetails} isError={isError} onRetry={refetch} />}
      {data && (
        <AdminForm
          className=""
          schema={data.form.schema}
          fields={data.form.specs}
          values={{ fields: data.form.inputsOf(data.fields) }}
          button={adminUi.saveDetails}
          onSave={async (json) => {
            const saved = await callApi(api().$put({ param, json }), adminUi.detailsNotSaved);
            queries.setQueryData(queryKey, { ...data, ...saved });
            toast.success(adminUi.detailsSaved);
            return undefined;
          }}
        />
      )}
    </section>
  );
}

/** The values and the form for them: most shops have no such fields, so their admins do not load its code. */
async function load(param: FieldsOf) {
  const [{ fields }, { fieldForm }] = await Promise.all([
    callApi(api().$get({ param })),
    loadChunk(() => import('./field-form.ts')),
  ]);
  return { fields, form: fieldForm(param.on) };
}
