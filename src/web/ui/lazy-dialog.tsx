import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { ui } from '../../messages/ui.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { allStyles } from '../lib/page-styles.ts';
import { toast } from '../lib/toast.ts';
import { Dialog } from './dialog.tsx';

/** Everything about a dialog except its content. */
export type DialogFrame = Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'children'>;

interface DialogModule<Props> {
  /** The content: it has no dialog of its own. */
  default: ComponentType<Props>;
  /** What the page does not know of the frame before the script is there. */
  frameOf?: (props: Props) => Partial<DialogFrame>;
}

/**
 * A dialog whose content is loaded when it opens. Its frame opens at once: on a slow phone the script takes longer than
 * anybody waits for a sign. React's `lazy` would cache a failure forever; here it closes the dialog, and the next click
 * tries again.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<DialogModule<Props>>,
  frameOf: (props: Props) => DialogFrame,
) {
  let loaded: DialogModule<Props> | undefined;

  return function LazyDialog(props: Props) {
    const [module, setModule] = useState(() => loaded);
    const isLoaded = module !== undefined;
    const frame = { ...frameOf(props), ...module?.frameOf?.(props) };
    const [fail] = useState(() => frame.onClose);
    useEffect(() => {
      if (isLoaded) return;
      let isGone = false;
      const show = () =>
        loadChunk(() => Promise.all([load(), allStyles()])).then(
          ([arrived]) => {
            loaded = arrived;
            if (!isGone) setModule(arrived);
          },
          () => {
            if (isGone) return;
            toast.error(ui.notLoaded);
            fail();
          },
        );
      const cancel = afterPaint(() => void show());
      return () => {
        isGone = true;
        cancel();
      };
    }, [isLoaded, fail]);
    return (
      <Dialog {...frame} isOpen isLoading={!module}>
        {module ? <module.default {...props} /> : <Placeholder />}
      </Dialog>
    );
  };
}

function Placeholder() {
  return (
    <div className="dialog__loading" role="status">
      <span className="visually-hidden">{ui.loading}</span>
    </div>
  );
}
