import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { queries } from '../../../lib/queries.ts';

const TYPING_PAUSE_MS = 150;
const MIN_TERM_LENGTH = 2;

/** Search with suggestions while typing (arrow keys, Enter, Escape). Before hydration it is a plain form. */
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
    // one position more than suggestions: the text itself
    const positions = suggestions.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  };

  return (
    <Form
      className="search-box"
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
        placeholder={shell.search}
        aria-label={shell.searchFoods}
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
      <div
        id={list}
        role="listbox"
        aria-label={shell.suggestions}
        className="search-box__list"
        hidden={!isShown}
      >
        {suggestions.map((food, index) => (
          <button
            key={food._id}
            id={`${list}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => go(`/food/${food._id}`)}
          >
            <span lang={langOf(food, 'name')}>{food.name}</span>
            <span lang={langOf(food, 'category')}>{food.category}</span>
          </button>
        ))}
      </div>
    </Form>
  );
}

/** Fetched from the API and not by a route's loader: a failed loader would replace the page by an error. */
function useSuggestions(term: string) {
  const trimmed = term.trim();
  const settled = useDebounced(trimmed);
  const { data = [] } = useQuery(
    {
      queryKey: ['suggestions', settled],
      queryFn: () => fetchSuggestions(settled),
      enabled: settled.length >= MIN_TERM_LENGTH,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  return trimmed.length < MIN_TERM_LENGTH ? [] : data;
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function fetchSuggestions(term: string) {
  return callApi(browserApi().api.foods.suggest[':term'].$get({ param: { term: encodeURIComponent(term) } }));
}
