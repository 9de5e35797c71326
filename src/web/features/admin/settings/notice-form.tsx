import { noticeForm, type NoticeSettings as Terms } from '../../../../contract/admin/notice-settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { formatTime } from '../../../../rules/shown-time.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

/** The hours of a day in India, as people say them. */
const hours = () =>
  Array.from({ length: 24 }, (_, hour): Choice => {
    const clock = `2026-01-01T${String(hour).padStart(2, '0')}:00:00+05:30`;
    return [String(hour), formatTime(clock)];
  });

const fields = (): readonly FieldSpec[] => [
  { name: 'isQuiet', label: adminSettings.quietHours, kind: 'check' },
  {
    name: 'quietFrom',
    label: adminSettings.quietFrom,
    kind: 'select',
    choices: hours(),
    columns: 3,
  },
  {
    name: 'quietUntil',
    label: adminSettings.quietUntil,
    kind: 'select',
    choices: hours(),
    columns: 3,
  },
  { name: 'sendsReminders', label: adminSettings.reminders, kind: 'check' },
];

const api = () => browserApi().api.admin.settings.notices;

export function NoticeSettings() {
  return (
    <VersionedForm
      name="notices"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => noticeForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={fields}
      toValues={toValues}
      button={adminSettings.save}
      savedText={adminSettings.limitsSaved}
    >
      <p className="hint">{adminSettings.messagesNote}</p>
    </VersionedForm>
  );
}

function toValues({ isQuiet, quietFrom, quietUntil, sendsReminders }: Terms) {
  return { isQuiet, quietFrom: String(quietFrom), quietUntil: String(quietUntil), sendsReminders };
}
