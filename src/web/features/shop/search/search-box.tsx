import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { browserApi } from '../../../lib/browser-api.ts';

interface Suggestion {
  _id: string;
  name: string;
  category: string;
}

const TYPING_PAUSE_MS = 150;
const MIN_TERM_LENGTH = 2;

/** Search with suggestions while typing: arrows choose, Enter goes, Escape closes. Works as a plain form before that. */
export function SearchBox({ onDone }: { onDone?: () => void }) {
  const [term, setTerm] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(term);
  const navigate = useNavigate();
  const list = useId();
  const isShown = isOpen && suggestions.length > 0;

  const go = (path: string) => {
    setOpen(false);
    setActive(-1);
    onDone?.();
    void navigate(path);
  };
  const search = () => term.trim() && go(`/search/${encodeURIComponent(term.trim())}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const places = suggestions.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };

  return (
    <Form
      className="hsearch"
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = isShown ? suggestions[active] : undefined;
        if (chosen) go(`/food/${chosen._id}`);
        else search();
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        name="q"
        role="combobox"
        value={term}
        maxLength={100}
        placeholder="Search"
        aria-label="Search foods"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label="Suggestions" className="hsearch__list" hidden={!isShown}>
        {suggestions.map(({ _id, name, category }, index) => (
          <button
            key={_id}
            id={`${list}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => go(`/food/${_id}`)}
          >
            {name}
            <span>{category}</span>
          </button>
        ))}
      </div>
    </Form>
  );
}

function useSuggestions(term: string): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const wanted = term.trim();
  useEffect(() => {
    if (wanted.length < MIN_TERM_LENGTH) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(wanted);
      if (!isStale) setSuggestions(found);
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return wanted.length < MIN_TERM_LENGTH ? [] : suggestions;
}

/** Straight from the API, not by a route's loader: its failure would take the whole page. */
async function fetchSuggestions(term: string): Promise<Suggestion[]> {
  try {
    const response = await browserApi().api.foods.suggest[':term'].$get({
      param: { term: encodeURIComponent(term) },
    });
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}
