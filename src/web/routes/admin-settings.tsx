import '../styles/private.css';
import { SettingsPage } from '../features/owner-settings/settings-form.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Settings', isPrivate: true });

export default function AdminSettingsPage() {
  return (
    <>
      <h1>Settings</h1>
      <SettingsPage />
    </>
  );
}
