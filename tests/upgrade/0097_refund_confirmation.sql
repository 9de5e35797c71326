update shop_settings set security = '{"refundLimit": 250000}';
