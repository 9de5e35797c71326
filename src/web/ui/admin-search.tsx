import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { adminUi } from '../../messages/admin-ui.ts';

export interface AdminSearchProps {
  label: string;
  term: string;
  onSearch: (term: string) => void;
}

/** Enter searches, the cross clears the search. The term can change by navigation, so the input is keyed by it. */
export function AdminSearch({ label, term, onSearch }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <search>
      <form method="post" className="admin__search" onSubmit={submit}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          key={term}
          ref={input}
          className="input"
          type="search"
          aria-label={label}
          placeholder={adminUi.pressEnter(label)}
          maxLength={100}
          defaultValue={term}
        />
        {term && (
          <button type="button" aria-label={adminUi.clearSearch} onClick={() => onSearch('')}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  );
}
