-- The failed deliveries of an endpoint, of which there are few among a million others.
create index event_deliveries_failed on event_deliveries (receiver_id, id) where status = 'failed';
