import { useShop } from '../../../lib/shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthForm, authTitle } from './auth-form.tsx';
import { type AuthView, closeAuth, completeAuth, openAuth } from './auth-state.ts';

/** Login, registration and password reset in a dialog. */
export default function AuthDialog({ view }: { view: AuthView }) {
  const { name } = useShop();
  return (
    <Dialog {...authTitle(view)} isOpen onClose={closeAuth} size={view === 'register' ? 'medium' : 'small'}>
      <AuthForm view={view} shopName={name} onView={openAuth} onDone={completeAuth} />
    </Dialog>
  );
}
