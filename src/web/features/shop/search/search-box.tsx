import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { shell } from '../../../../messages/shell.ts';
import type { Suggestion } from './suggestions.tsx';

const TYPING_PAUSE_MS = 150;
const MIN_TERM_LENGTH = 2;

/** Search with suggestions while typing (arrow keys, Enter, Escape). Before hydration it is a plain form. */
export function SearchBox({
  initialTerm = '',
  label,
  onDone,
}: {
  initialTerm?: string;
  /** Of a second box on a page. */
  label?: string;
  onDone?: () => void;
}) {
  const [term, setTerm] = useState(initialTerm);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { suggestions, Options } = useSuggestions(isOpen ? term : '');
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
    // one position more than suggestions: the text itself
    const positions = suggestions.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  };

  return (
    <Form
      className="search-box"
      role="search"
      aria-label={label}
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
        placeholder={shell.search}
        aria-label={label ?? shell.searchFoods}
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        // before the first letter; without a connection the search works without suggestions
        onFocus={() => void loadSuggestions().catch(() => undefined)}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label={shell.suggestions}
        className="search-box__list"
        hidden={!isShown}
      >
        {Options && (
          <Options
            list={list}
            foods={suggestions}
            active={active}
            onChoose={({ _id }) => go(`/food/${_id}`)}
          />
        )}
      </div>
    </Form>
  );
}

const loadSuggestions = () => import('./suggestions.tsx');

interface Suggestions {
  suggestions: Suggestion[];
  /** Shows them; undefined until its script is loaded. */
  Options?: Awaited<ReturnType<typeof loadSuggestions>>['SuggestionOptions'];
}

const NONE: Suggestions = { suggestions: [] };

/** The suggestions for a term; those of the one before until they arrive. */
function useSuggestions(term: string): Suggestions {
  const trimmed = term.trim();
  const settled = useDebounced(trimmed);
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (settled.length < MIN_TERM_LENGTH) return;
    let isOutdated = false;
    loadSuggestions()
      .then(async ({ suggestionsFor, SuggestionOptions }) => ({
        suggestions: await suggestionsFor(settled),
        Options: SuggestionOptions,
      }))
      .catch(() => NONE)
      .then((next) => {
        if (!isOutdated) setFound(next);
      });
    return () => {
      isOutdated = true;
    };
  }, [settled]);
  return trimmed.length < MIN_TERM_LENGTH ? NONE : found;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
