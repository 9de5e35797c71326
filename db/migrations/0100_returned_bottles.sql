-- Bottles that came back from a customer and are not sold again: order_batches.returned counts them, so that a recall does not look
-- for them, and the batch has them as written off.
alter table batch_changes drop constraint batch_changes_reason_check;
alter table batch_changes add constraint batch_changes_reason_check
  check (reason in ('counted', 'broken', 'expired', 'own-use', 'returned')) not valid;
