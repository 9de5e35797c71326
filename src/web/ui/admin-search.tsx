import { Search, X } from 'lucide-react';
import { type FormEvent, useRef } from 'react';

/** Enter searches; the cross shows everything again. The term comes from the address, so a key on it resets the line. */
export function AdminSearch({
  label,
  term,
  onSearch,
}: {
  label: string;
  term: string;
  onSearch: (term: string) => void;
}) {
  const line = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(line.current?.value.trim() ?? '');
  };
  return (
    <search>
      <form method="post" className="adm__search" onSubmit={submit}>
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        <input
          key={term}
          ref={line}
          className="input"
          type="search"
          aria-label={label}
          placeholder={`${label}, press Enter`}
          maxLength={100}
          defaultValue={term}
        />
        {term && (
          <button type="button" aria-label="Clear search" onClick={() => onSearch('')}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  );
}
