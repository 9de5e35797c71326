insert into self_checks (name, status, message, translations)
values ('clock', 'ok', 'The clock agrees with the database.', '{"ta": "கடிகாரம் தரவுத்தளத்துடன் ஒத்துப்போகிறது."}');
