/** How a recall ends for a person; `0087_recalls.sql` has them too. */
export const recallSettlements = ['refund', 'replacement', 'nothing'] as const;
export type RecallSettlement = (typeof recallSettlements)[number];

/** How far the notice to a person is. */
export const noticeStates = ['draft', 'waiting', 'failing', 'sent', 'no-email'] as const;
export type NoticeState = (typeof noticeStates)[number];

export function noticeState({
  email,
  queuedAt,
  emailedAt,
  emailError,
}: {
  email: string;
  queuedAt: Date | null;
  emailedAt: Date | null;
  emailError: string;
}): NoticeState {
  if (emailedAt) return 'sent';
  if (email === '') return 'no-email';
  if (emailError) return 'failing';
  return queuedAt ? 'waiting' : 'draft';
}
