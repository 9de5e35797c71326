import type { Seller } from '../../contract/invoice.ts';
import { adminRecalls } from '../../messages/admin-recalls.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { noticeState, recallSettlements } from '../../rules/recalls.ts';
import { shownDateTime, shownDay } from '../../rules/shown-time.ts';
import { drawPaperOffThread } from '../bottle-labels/draw-off-thread.ts';
import type { Db } from '../platform/db/db.ts';
import { languageScope } from '../platform/language-scope.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { getRecall, placeOf } from './get-recall.ts';
import { type PersonRow, selectPeople } from './recall-people.store.ts';
import { findRecall } from './recalls.store.ts';

const PAGE = 500;

/** Everybody who got bottles of the batch, for calling them and for the authority. */
export async function exportPeople(
  db: Db,
  recallId: string,
): Promise<Result<{ lines: AsyncGenerator<string>; code: string }, 'recall-not-found'>> {
  const found = await findRecall(db, recallId);
  if (!found) return failure('recall-not-found');
  const head = [
    adminRecalls.name,
    adminRecalls.email,
    adminRecalls.phone,
    adminRecalls.place,
    adminRecalls.orders,
    adminRecalls.bottles,
    adminRecalls.notice,
    adminRecalls.emailedAt,
    adminRecalls.calledAt,
    adminRecalls.settled,
  ];
  // read now: a stream is read outside of the request
  const states = new Map(
    (['draft', 'waiting', 'failing', 'sent', 'no-email'] as const).map((state) => [
      state as string,
      adminRecalls.noticeState(state),
    ]),
  );
  const settlements = new Map(recallSettlements.map((how) => [how, adminRecalls.settlement(how)]));
  const lines = csvOfPeople(db, { recallId, batchId: found.recall.batchId }, head, { states, settlements });
  return success({ lines, code: found.code });
}

interface Names {
  states: ReadonlyMap<string, string>;
  settlements: ReadonlyMap<string, string>;
}

async function* csvOfPeople(
  db: Db,
  of: { recallId: string; batchId: string },
  head: string[],
  names: Names,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for (let after: string | null = null; ; ) {
    const page: PersonRow[] = await selectPeople(db, { ...of, show: 'all', after, limit: PAGE });
    if (page.length > 0) yield page.map((row) => csvLine(cellsOf(row, names))).join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? null;
  }
}

function cellsOf(row: PersonRow, { states, settlements }: Names): (string | number)[] {
  const { name, email, phone, address, sold, emailedAt, calledAt, settled } = row;
  return [
    name,
    email,
    phone,
    placeOf(address),
    sold.map(({ number }) => number).join(' '),
    sold.reduce((sum, { pieces }) => sum + pieces, 0),
    states.get(noticeState(row)) ?? '',
    emailedAt ? dayOf(emailedAt) : '',
    calledAt ? dayOf(calledAt) : '',
    settlements.get(settled ?? '') ?? '',
  ];
}

/** What the food authority asks for in a recall, on paper; in English, which every office reads. */
export async function drawRecallReport(
  { db, seller }: { db: Db; seller: () => Promise<Seller> },
  recallId: string,
): Promise<Result<{ pdf: Uint8Array; code: string }, 'recall-not-found'>> {
  const found = await getRecall(db, recallId);
  if (!found.ok) return found;
  const of = await seller();
  const paper = languageScope.run(DEFAULT_LANGUAGE, () => reportOf(found.value, of));
  return success({ pdf: await drawPaperOffThread(paper), code: found.value.batch.code });
}

type Details = Extract<Awaited<ReturnType<typeof getRecall>>, { ok: true }>['value'];

function reportOf(recall: Details, seller: Seller) {
  const { batch, counts, sizes } = recall;
  const day = (value: string | null) => (value ? shownDay(value, DEFAULT_LANGUAGE) : '–');
  const time = (value: string | null) => (value ? shownDateTime(value, DEFAULT_LANGUAGE) : '–');
  const sum = (pick: (one: Details['sizes'][number]) => number) =>
    sizes.reduce((total, one) => total + pick(one), 0);
  return {
    kind: 'report' as const,
    title: adminRecalls.reportTitle(batch.code),
    note: adminRecalls.reportNote(shownDateTime(new Date().toISOString(), DEFAULT_LANGUAGE)),
    sections: [
      {
        heading: adminRecalls.reportOperator,
        rows: [
          [adminRecalls.name, seller.legalName],
          [adminRecalls.address, seller.address],
          [adminRecalls.licence, seller.foodLicence || '–'],
          [adminRecalls.contact, [seller.phone, seller.email].filter(Boolean).join(', ')],
        ] as [string, string][],
      },
      {
        heading: adminRecalls.reportFood,
        rows: [
          [adminRecalls.food, batch.food],
          [adminRecalls.batch, batch.code],
          [adminRecalls.pressed, day(batch.pressedOn)],
          [adminRecalls.bestBefore, day(batch.bestBefore)],
          [
            adminRecalls.sizes,
            sizes.map(({ size, made, left }) => adminRecalls.sizeLine({ size, made, left })).join('\n'),
          ],
        ] as [string, string][],
      },
      {
        heading: adminRecalls.reportCause,
        rows: [
          [adminRecalls.reason, recall.reason],
          [adminRecalls.hazard, recall.hazard || '–'],
          [adminRecalls.advice, recall.advice || '–'],
        ] as [string, string][],
      },
      {
        heading: adminRecalls.reportDistribution,
        rows: [
          [adminRecalls.soldPeriod, `${day(recall.soldFrom)} – ${day(recall.soldTo)}`],
          [adminRecalls.bottlesMade, String(sum(({ made }) => made))],
          [adminRecalls.bottlesLeft, String(sum(({ left }) => left))],
          [adminRecalls.bottlesWithCustomers, String(counts.bottles)],
          [adminRecalls.people, String(counts.people)],
        ] as [string, string][],
      },
      {
        heading: adminRecalls.reportActions,
        rows: [
          [adminRecalls.startedAt, time(recall.startedAt)],
          [adminRecalls.authorityNotifiedOn, day(recall.authorityNotifiedOn)],
          [adminRecalls.sentAt, time(recall.sentAt)],
          [adminRecalls.reached, `${counts.reached} / ${counts.people}`],
          [adminRecalls.emailed, String(counts.emailed)],
          [adminRecalls.messaged, String(counts.messaged)],
          [adminRecalls.called, String(counts.called)],
          [adminRecalls.unreached, String(counts.people - counts.reached)],
          [adminRecalls.refunds, String(counts.refunds)],
          [adminRecalls.replacements, String(counts.replacements)],
          [adminRecalls.open, String(counts.open)],
          [adminRecalls.endedOn, day(recall.endedOn)],
        ] as [string, string][],
      },
    ],
  };
}
