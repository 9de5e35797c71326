import { Outlet } from 'react-router';
import { Shell } from '../blocks/shell.tsx';

export default function ShopLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
