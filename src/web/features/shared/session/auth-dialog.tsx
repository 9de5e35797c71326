import { useShop } from '../../../lib/shop.ts';
import type { DialogFrame } from '../../../ui/lazy-dialog.tsx';
import { authForms } from './auth-forms.ts';
import { type AuthView, completeAuth, openAuth, type Wanted } from './auth-state.ts';
import { authTitle } from './auth-title.ts';
import { SecondStepWatch } from './second-step-watch.tsx';
import { WantedFood } from './wanted-food.tsx';

interface AuthDialogProps {
  view: AuthView;
  wanted: Wanted | null;
}

/** The page itself has the title of the login only. */
export function frameOf({ view }: AuthDialogProps): Partial<DialogFrame> {
  return { ...authTitle(view), size: view === 'register' ? 'medium' : 'small' };
}

/** Login, registration and password reset in a dialog. */
export default function AuthDialog({ view, wanted }: AuthDialogProps) {
  const { name } = useShop();
  const Form = authForms[view];
  return (
    <>
      {wanted && <WantedFood wanted={wanted} />}
      <Form
        shopName={name}
        nextLabel={wanted?.nextLabel}
        customerName={wanted?.customerName}
        onView={openAuth}
        onDone={completeAuth}
      />
      <SecondStepWatch />
    </>
  );
}
