import { type AdminSearchResult, type SearchKind, searchKinds } from '../../contract/admin/search.ts';
import { adminTax } from '../../messages/admin-tax.ts';
import { formatRupees, paise, rupeesFromPaise } from '../../rules/money.ts';
import { formatDay } from '../../rules/shown-time.ts';
import { hasRight, type StaffRight } from '../../rules/staff-rights.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';
import type { Db } from '../platform/db/db.ts';
import { containsPattern, escapeLike } from '../platform/db/search.ts';
import { placeOfPincode } from '../shop/pincode-directory.ts';
import { type FoundRow, type SearchTerms, selectEverything } from './admin-search.store.ts';

/** A trigram index needs three characters; so do numbers that many records share the beginning of. */
const MIN_SUBSTRING = 3;
const MIN_REFERENCE = 4;
const MAX_DIGITS = 15;

const rightOf: Record<SearchKind, StaffRight> = {
  order: 'read-orders',
  customer: 'customers',
  food: 'read-foods',
  // the page of a batch is for those who handle the stock
  batch: 'stock',
  invoice: 'read-orders',
  creditNote: 'read-orders',
  payment: 'read-orders',
  tracking: 'read-orders',
  pincode: 'read-orders',
};

/** What the shop has about a text, a few of each kind that this role may see, for the search box of the admin area. */
export async function searchEverything(
  db: Db,
  q: string,
  role: StaffRole | null,
): Promise<AdminSearchResult> {
  const rows = await selectEverything(db, termsOf(q));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return {
    groups: searchKinds.flatMap((kind) => {
      if (!hasRight(role, rightOf[kind])) return [];
      const results = (byKind.get(kind) ?? []).map((row) => shown(row, role));
      return results.length > 0 ? [{ kind, results }] : [];
    }),
  };
}

/** What the text can be. */
function termsOf(q: string): SearchTerms {
  const typed = q.trim();
  const start = (text: string) => `${escapeLike(text)}%`;
  const digits = /^#?(\d+)$/.exec(typed)?.[1];
  const isNumber = digits !== undefined && digits.length <= MAX_DIGITS;
  const phone = typed.replaceAll(/[\s+-]/g, '').replace(/^(?:0|91)(?=\d{10}$)/, '');
  const isPhone = /^\d{3,10}$/.test(phone);
  const compact = typed.replaceAll(' ', '').toLowerCase();
  const hasDigit = /\d/.test(typed);
  // as it is printed, or as its file is named
  const document = compact.replace(/^([a-z]+)-(\d\d-\d\d)-(\d+)$/, '$1/$2/$3');
  const isLong = typed.length >= MIN_SUBSTRING;
  return {
    contains: isLong ? containsPattern(isPhone && phone.length === 10 ? phone : typed) : null,
    start: start(typed.toLowerCase()),
    number: isNumber ? start(digits) : null,
    exactNumber: isNumber ? Number(digits) : null,
    phone: isPhone ? start(phone) : null,
    tracking: compact.length >= MIN_REFERENCE && hasDigit ? start(compact) : null,
    document: /^[a-z]+\/\d/.test(document) ? start(document) : null,
    reference: typed.length >= MIN_REFERENCE && /[\d_]/.test(typed) ? start(typed) : null,
    batch: /^[a-z\d-]{2,40}$/i.test(typed) ? start(typed.toUpperCase()) : null,
    pincode: /^\d{6}$/.test(typed) ? typed : null,
  };
}

const pageOf: Record<SearchKind, (row: FoundRow, role: StaffRole | null) => string> = {
  order: ({ id }) => `/admin/orders/${id}`,
  customer: ({ id }) => `/admin/customers/${id}`,
  // whoever may not edit it reads its stock
  food: ({ id }, role) =>
    `/admin/${hasRight(role, 'catalogue') ? 'editFood' : 'stock'}/${encodeURIComponent(id)}`,
  batch: ({ id }) => `/admin/batches/${id}`,
  invoice: ({ id }) => `/admin/orders/${id}`,
  creditNote: ({ id }) => `/admin/orders/${id}`,
  payment: ({ id }) => `/admin/orders/${id}`,
  tracking: ({ id }) => `/admin/orders/${id}`,
  pincode: ({ id }) => `/admin/orders?q=${id}`,
};

function shown(
  row: FoundRow,
  role: StaffRole | null,
): AdminSearchResult['groups'][number]['results'][number] {
  return { to: pageOf[row.kind](row, role), title: row.title, note: noteOf(row) };
}

function noteOf({ kind, id, note }: FoundRow): string {
  if (kind === 'invoice' || kind === 'creditNote') {
    const [, amount = '', isCredited] = note.split(' ');
    const total = formatRupees(rupeesFromPaise(paise(Number(amount))));
    return isCredited ? `${total} · ${adminTax.credited}` : total;
  }
  if (kind === 'batch') return note.replace(/\d{4}-\d\d-\d\d$/, formatDay);
  if (kind !== 'pincode') return note;
  const place = placeOfPincode(id);
  const count = Number(note) >= 100 ? '99+' : note;
  return [place && `${place.district}, ${place.state}`, count].filter(Boolean).join(' · ');
}
