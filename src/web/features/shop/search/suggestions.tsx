import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { queries } from '../../../lib/queries.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';

export type Suggestion = Awaited<ReturnType<typeof fetchSuggestions>>[number];

/** Fetched from the API and not by a route's loader: a failed loader would replace the page by an error. */
export function suggestionsFor(term: string): Promise<Suggestion[]> {
  return queries.fetchQuery({ queryKey: ['suggestions', term], queryFn: () => fetchSuggestions(term) });
}

function fetchSuggestions(term: string) {
  return callApi(browserApi().api.foods.suggest[':term'].$get({ param: { term: encodeURIComponent(term) } }));
}

/** The options of the list with this id. */
export function SuggestionOptions({
  list,
  foods,
  active,
  onChoose,
}: {
  list: string;
  foods: Suggestion[];
  active: number;
  onChoose: (food: Suggestion) => void;
}) {
  return foods.map((food, index) => (
    <button
      key={food._id}
      id={`${list}-${index}`}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      onClick={() => onChoose(food)}
    >
      <span className="search-box__image">
        <SmallImage url={food.imageUrl} alt="" />
      </span>
      <span className="search-box__name">
        <span lang={langOf(food, 'name')}>{food.name}</span>
        <span className="search-box__note" lang={langOf(food, 'category')}>
          {food.category}
        </span>
      </span>
      <span className="search-box__price number">
        {formatRupees(rupeesFromPaise(chargedPrice(paiseFromRupees(food.price), food.discount)))}
        <span className="search-box__note">{sizeText(food.size)}</span>
      </span>
    </button>
  ));
}
