import { type ReactNode, useState } from 'react';
import type { WaitsUntil } from '../../../../contract/restock.ts';
import { restock } from '../../../../messages/restock.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { withChunk } from '../../../lib/with-chunk.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** Loaded on demand. */
const RestockDialog = lazyDialog(
  () => import('./restock-dialog.tsx'),
  ({ until, onClose }) => ({ title: restock.title(until), note: restock.dialogNote(until), onClose }),
);

const loadRequests = () => import('./request-restock.ts');

/** Asks for a message about a size: a customer needs one tap, a visitor confirms an e-mail address in a dialog. */
export function useRestockRequest(
  productId: string,
  until: WaitsUntil,
): {
  ask: (size: string) => void;
  /** What a customer has asked for on this page. */
  waiting: string[];
  takeBack: (size: string) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<string>();
  const [waiting, setWaiting] = useState<string[]>([]);
  const without = (size: string) => (sizes: string[]) => sizes.filter((one) => one !== size);
  const request = async (size: string) => {
    const isWaiting = await withChunk(loadRequests, (code) =>
      code.requestRestock({ productId, size, until }),
    );
    if (isWaiting) setWaiting((sizes) => [...without(size)(sizes), size]);
  };
  const takeBack = async (size: string) => {
    const isDone = await withChunk(loadRequests, (code) => code.cancelRestock({ productId, size, until }));
    if (isDone) setWaiting(without(size));
  };
  const ask = (size: string) => (storedUser() ? void request(size) : setAsked(size));
  const dialog = asked !== undefined && (
    <RestockDialog productId={productId} size={asked} until={until} onClose={() => setAsked(undefined)} />
  );
  return { ask, waiting, takeBack: (size) => void takeBack(size), dialog };
}
