import { addressBook } from '../../../../messages/address-book.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** Adds or edits an entry of the address book. */
export const LazyAddressDialog = lazyDialog(
  () => import('./address-dialog.tsx'),
  ({ entry, onClose }) => ({
    title: entry ? addressBook.editTitle : addressBook.addTitle,
    size: 'medium',
    isSticky: true,
    onClose,
  }),
);
