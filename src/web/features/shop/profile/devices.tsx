import { MonitorSmartphone } from 'lucide-react';
import type { Device } from '../../../../contract/account.ts';
import { profile } from '../../../../messages/profile.ts';
import { ui } from '../../../../messages/ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { devicesKey, useDevices } from './devices-query.ts';

/** The devices that are signed in; the user can sign out each of them. */
export function Devices({ userId }: { userId: string }) {
  const { data: devices, isError, refetch } = useDevices(userId);
  const { run: signOut, isPending } = useAction(removeDevices, {
    onSuccess: (left, device) => {
      queries.setQueryData(devicesKey(userId), left);
      toast.success(device ? profile.signedOutDevice(device.name) : profile.signedOutOthers);
    },
    onError: () => toast.error(profile.signOutFailed),
  });
  const hasOthers = devices?.some(({ isThis }) => !isThis) ?? false;

  return (
    <section className="panel" aria-labelledby="devices">
      <h2 className="panel-heading" id="devices">
        {profile.devices}
      </h2>
      {isError && (
        <div className="panel__empty" role="alert">
          <p>{profile.devicesFailed}</p>
          <button type="button" className="button button--secondary button--small" onClick={() => refetch()}>
            {ui.tryAgain}
          </button>
        </div>
      )}
      {!devices && !isError && <p role="status">{profile.devicesLoading}</p>}
      <ul className="devices" aria-busy={isPending}>
        {devices?.map((device) => (
          <li key={device.id}>
            <MonitorSmartphone size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{device.name}</strong>
              <p>{profile.lastUsed(formatDateTime(device.lastUsedAt))}</p>
            </div>
            {device.isThis ? (
              <span className="tag-good">{profile.thisDevice}</span>
            ) : (
              <button
                type="button"
                className="button button--danger-quiet button--small"
                aria-label={profile.signOutDevice(device.name)}
                onClick={() => signOut(device)}
              >
                {profile.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <button type="button" className="button button--secondary" onClick={() => signOut(undefined)}>
          {profile.signOutOthers}
        </button>
      )}
    </section>
  );
}

/** Signs out one device, or all but this one; the result is the devices that are left. */
function removeDevices(device: Device | undefined): Promise<Device[]> {
  const { devices } = browserApi().api.users;
  return device ? callApi(devices[':id'].$delete({ param: { id: device.id } })) : callApi(devices.$delete());
}
