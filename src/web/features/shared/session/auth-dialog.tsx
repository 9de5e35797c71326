import { useShop } from '../../../lib/shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthForm, authTitles } from './auth-form.tsx';
import { type AuthView, closeAuth, fulfilAuth, openAuth } from './auth-state.ts';

/** Login, register and reset as a modal over the page; they switch to each other. */
export default function AuthDialog({ view }: { view: AuthView }) {
  const { name } = useShop();
  return (
    <Dialog {...authTitles[view]} isOpen onClose={closeAuth} size={view === 'register' ? 'medium' : 'small'}>
      <AuthForm view={view} shopName={name} onView={openAuth} onDone={fulfilAuth} />
    </Dialog>
  );
}
