import { useShop } from '../../../lib/shop.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthForm, authTitle } from './auth-form.tsx';
import { type AuthView, closeAuth, completeAuth, openAuth, type Wanted } from './auth-state.ts';
import { WantedFood } from './wanted-food.tsx';

/** Login, registration and password reset in a dialog. */
export default function AuthDialog({ view, wanted }: { view: AuthView; wanted: Wanted | null }) {
  const { name } = useShop();
  return (
    <Dialog {...authTitle(view)} isOpen onClose={closeAuth} size={view === 'register' ? 'medium' : 'small'}>
      {wanted && <WantedFood wanted={wanted} />}
      <AuthForm
        view={view}
        shopName={name}
        nextLabel={wanted?.nextLabel}
        customerName={wanted?.customerName}
        onView={openAuth}
        onDone={completeAuth}
      />
    </Dialog>
  );
}
