import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Device } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { devicesKey, useDevices } from './devices-query.ts';

/** Where the user is signed in, each with a way to end it. */
export function Devices({ userId }: { userId: string }) {
  const { data: devices, isError, refetch } = useDevices(userId);
  const [isBusy, setBusy] = useState(false);

  const signOut = async (work: () => Promise<Device[]>, done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      queries.setQueryData(devicesKey(userId), await work());
      toast.success(done);
    } catch {
      toast.error('The device could not be signed out.');
    }
    setBusy(false);
  };
  const api = browserApi().api.users.devices;
  const hasOthers = devices?.some(({ isThis }) => !isThis) ?? false;

  return (
    <section className="panel" aria-labelledby="devices">
      <h2 className="panel-heading" id="devices">
        My devices
      </h2>
      {isError && (
        <div className="panel__empty" role="alert">
          <p>Your devices could not be loaded.</p>
          <button type="button" className="btn btn--2 btn--sm" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {!devices && !isError && <p role="status">Loading your devices…</p>}
      <ul className="devices" aria-busy={isBusy}>
        {devices?.map((device) => (
          <li key={device.id}>
            <MonitorSmartphone size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{device.name}</strong>
              <p>Last used {formatDateTime(device.lastUsedAt)}</p>
            </div>
            {device.isThis ? (
              <span className="tag-good">This device</span>
            ) : (
              <button
                type="button"
                className="btn btn--danger2 btn--sm"
                aria-label={`Sign out ${device.name}`}
                onClick={() =>
                  signOut(
                    () => read(api[':id'].$delete({ param: { id: device.id } })),
                    `${device.name} was signed out.`,
                  )
                }
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <button
          type="button"
          className="btn btn--2"
          onClick={() => signOut(() => read(api.$delete()), 'All other devices were signed out.')}
        >
          Sign out all others
        </button>
      )}
    </section>
  );
}
