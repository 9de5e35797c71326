import { type ComponentType, useEffect, useState } from 'react';
import { ui } from '../../messages/ui.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { allStyles } from '../lib/page-styles.ts';
import { toast } from '../lib/toast.ts';

/**
 * A dialog whose script is loaded when it opens. React's `lazy` would cache a failure forever; here `onFail` closes the
 * dialog, and the next click tries again.
 */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;

  return function LazyDialog({ onFail, dialog }: { onFail: () => void; dialog: Props }) {
    const [Dialog, setDialog] = useState(() => loaded);
    const isLoaded = Dialog !== undefined;
    const [fail] = useState(() => onFail);
    useEffect(() => {
      if (isLoaded) return;
      let isGone = false;
      loadChunk(() => Promise.all([load(), allStyles()])).then(
        ([module]) => {
          loaded = module.default;
          if (!isGone) setDialog(() => module.default);
        },
        () => {
          if (isGone) return;
          toast.error(ui.notLoaded);
          fail();
        },
      );
      return () => {
        isGone = true;
      };
    }, [isLoaded, fail]);
    return Dialog ? <Dialog {...dialog} /> : null;
  };
}
