-- a shop that does not want to be read without a connection
update shop_settings set offline = '{"isOn": false}';
