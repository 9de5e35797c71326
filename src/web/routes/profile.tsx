import '../styles/signed-in-pages.css';
import '../features/shared/addresses/addresses.css';
import '../features/shop/profile/profile.css';
import { LayoutGrid, LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { profile } from '../../messages/profile.ts';
import { shell } from '../../messages/shell.ts';
import { ProfileWishlist } from '../blocks/profile-wishlist.tsx';
import { AddressBook } from '../features/shared/addresses/address-book.tsx';
import { useFreshUser } from '../features/shared/session/use-fresh-user.ts';
import { useLogOut } from '../features/shared/session/use-log-out.ts';
import { Details } from '../features/shop/profile/details.tsx';
import { Devices } from '../features/shop/profile/devices.tsx';
import { Messages } from '../features/shop/profile/messages.tsx';
import { MyData } from '../features/shop/profile/my-data.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { useShop } from '../lib/shop.ts';
import { useSignedIn } from '../lib/signed-in.ts';
import type { Route } from './+types/profile';

/** Most shops have no login by mobile number. */
const Logins = lazy(() => import('../features/shop/profile/logins.tsx'));

const SignInSecurity = lazy(() => import('../features/shared/identity/sign-in-security.tsx'));

export const handle: PageThemeHandle = { pageTheme: 'profile' };
export const meta: Route.MetaFunction = (page) => pageMeta({ title: shell.profile, isPrivate: true })(page);

export default function ProfilePage() {
  const user = useSignedIn();
  const { hello, hasMobileCodes } = useShop();
  useFreshUser();
  const logOut = useLogOut();
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          {hello}, {user.name}
        </h1>
        <div className="page-head__actions">
          <Link className="button button--quiet" to="/dashboard">
            <LayoutGrid size={20} strokeWidth={1.75} aria-hidden="true" />
            {profile.dashboard}
          </Link>
          <button type="button" className="button button--quiet" onClick={logOut}>
            <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
            {profile.logOut}
          </button>
        </div>
      </div>
      <div className="profile">
        <div className="profile__column">
          <Details user={user} />
          {(hasMobileCodes || user.mobile || user.email === '') && (
            <Suspense>
              <Logins user={user} />
            </Suspense>
          )}
          <AddressBook user={user} />
          <Messages userId={user._id} />
          <MyData />
        </div>
        <div className="profile__column">
          <ProfileWishlist />
          <Suspense>
            <SignInSecurity user={user} />
          </Suspense>
          <Devices userId={user._id} />
        </div>
      </div>
    </div>
  );
}
