import { Search, X } from 'lucide-react';
import { shell } from '../../../../messages/shell.ts';
import { useSheet } from '../../../lib/use-sheet.ts';
import { SearchBox } from './search-box.tsx';

/** The phone's search: a button in the header that opens a bar over it. */
export function SearchSheet() {
  const { sheet, open, close } = useSheet();
  return (
    <>
      <button type="button" className="header__search" aria-label={shell.openSearch} onClick={open}>
        <Search size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <dialog ref={sheet} className="search-sheet" aria-label={shell.searchFoods} {...{ closedby: 'any' }}>
        {/* first, so that it gets the focus */}
        <SearchBox onDone={close} />
        <button type="button" className="search-sheet__close" aria-label={shell.closeSearch} onClick={close}>
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </dialog>
    </>
  );
}
