/**
 * What a cart change costs at least: the session look-up and the upsert of a line, as prepared statements by 32
 * connections with the driver of the shop. Run by bench/carts.ts with the database's URL and hashes of session tokens.
 * A message starts a round of so many changes; the reply is its duration in seconds.
 */
import pg from 'pg';
import { cartLine } from './customers.ts';

const [databaseUrl = '', ...tokenHashes] = process.argv.slice(2);
const FIND_SESSION = `select s.id, u.id as user_id, u.is_admin, u.is_blocked,
  s.created_at > now() - interval '10 minutes' as is_fresh, s.last_used_at < now() - interval '1 hour' as is_stale
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`;
const WRITE_LINE = `insert into cart_items (user_id, food_id, size, quantity) values ($1, $2, $3, $4)
  on conflict (user_id, food_id, size) do update set quantity = excluded.quantity`;

const connections = await Promise.all(
  tokenHashes.map(async (hex) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return { client, tokenHash: Buffer.from(hex, 'hex') };
  }),
);

process.on('message', async (amount: number) => {
  const startedAt = performance.now();
  let left = amount;
  const changeLines = async ({ client, tokenHash }: (typeof connections)[number]) => {
    while (left > 0) {
      left -= 1;
      const { rows } = await client.query({ name: 'session', text: FIND_SESSION, values: [tokenHash] });
      const { productId, size } = cartLine;
      const values = [rows[0].user_id, productId, size, 1 + (left % 9)];
      await client.query({ name: 'line', text: WRITE_LINE, values });
    }
  };
  await Promise.all(connections.map(changeLines));
  process.send?.((performance.now() - startedAt) / 1000);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
