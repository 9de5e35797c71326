-- Payments that succeeded are looked at once more: a customer may have paid twice by one attempt, and nobody told us.
create index payment_attempts_succeeded on payment_attempts (created_at) where status = 'succeeded';
