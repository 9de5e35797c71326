import { useQuery } from '@tanstack/react-query';
import { isSameCourier } from '../../../../rules/couriers.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extensions } from '../../../lib/extensions.ts';
import { queries } from '../../../lib/queries.ts';

const offered = extensions.flatMap(({ couriers = [] }) => couriers.map(({ name }) => name));

/** The couriers of the admin's list that are on, and those of extensions. */
export function useCourierNames(): string[] {
  const { data } = useQuery(
    {
      queryKey: adminKey('couriers'),
      queryFn: () => callApi(browserApi().api.admin.settings.couriers.$get()),
    },
    queries,
  );
  const listed = (data?.couriers ?? []).filter(({ isOn }) => isOn).map(({ name }) => name);
  return [...listed, ...offered.filter((name) => !listed.some((other) => isSameCourier(name, other)))];
}
