/** The numbers of the credit notes that took all of an invoice back; null while some of it counts. */
export const creditedBy = (invoice: string) => `
  (select string_agg(n.number, ', ' order by n.issued_at, n.sequence) from credit_notes n
    where n.order_id = ${invoice}.order_id having sum(n.total_paise) >= (${invoice}.content ->> 'total')::bigint)`;
