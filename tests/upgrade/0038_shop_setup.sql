insert into stored_keys (name, sealed) values ('RAZORPAY_KEY_ID', 'sealed');
insert into self_checks (name, status, message) values ('mail', 'ok', 'sent');
