import { expect, test } from 'vitest';
import { ApiError, callApi, fetchFile, orUndefined } from './call-api.ts';
import { ConnectionError } from './connection-error.ts';
import { loadFromApi } from './load-from-api.ts';

const failed = (body: string, status = 400, headers = {}) =>
  Promise.resolve(new Response(body, { status, headers }));
const offline = () => Promise.reject(new ConnectionError('Failed to fetch'));

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a success resolves to its body', async () => {
  expect(await callApi(Promise.resolve(Response.json({ name: 'Meena' })))).toEqual({ name: 'Meena' });
});

test.each([
  ['Invalid email or password', 'Invalid email or password'],
  ['{"error":"Invalid OTP","code":"invalid-code"}', 'Invalid OTP'],
  ['{"message":"Please wait"}', 'Please wait'],
  ['{"error":"","message":"Please wait"}', 'Please wait'],
  ['{"error":{"deep":true}}', 'Login failed'],
  ['', 'Login failed'],
  ['{}', 'Login failed'],
  ['<html>502 Bad Gateway</html>', 'Login failed'],
  [' <!doctype html><title>Sign in to the Wi-Fi</title>', 'Login failed'],
])('the message of an error with the body %j is %j', async (body, message) => {
  expect((await errorOf(callApi(failed(body), 'Login failed'))).message).toBe(message);
});

test('an error has a message of its own when the caller gives none', async () => {
  expect((await errorOf(callApi(failed('')))).message).toBe('This could not be saved. Please try again.');
});

test('an error carries status, code, fields and the body', async () => {
  const body = { error: 'Wrong', code: 'outdated', fields: { name: 'Too long' }, current: { name: 'Ravi' } };
  const error = await errorOf(callApi(failed(JSON.stringify(body), 409)));
  expect(error).toMatchObject({ status: 409, code: 'outdated', fields: { name: 'Too long' }, retryAfter: 0 });
  expect(error.body.current).toEqual({ name: 'Ravi' });
});

test('an error without code and fields has empty ones', async () => {
  expect(await errorOf(callApi(failed('{"error":"Wrong","fields":["name"]}')))).toMatchObject({
    code: '',
    fields: {},
  });
});

test('a rate limit tells how long to wait', async () => {
  const error = await errorOf(callApi(failed('{"error":"Please wait"}', 429, { 'Retry-After': '42' })));
  expect(error.retryAfter).toBe(42);
});

test('without a connection the error has the fallback message and status 0', async () => {
  expect(await errorOf(callApi(offline(), 'Login failed'))).toMatchObject({
    message: 'Login failed',
    status: 0,
    code: 'no-connection',
  });
});

test('a missing message and a missing connection can have different texts', async () => {
  const fallback = { noMessage: 'Failed to send OTP', noConnection: 'Server error. Try again later.' };
  expect((await errorOf(callApi(failed('', 500), fallback))).message).toBe('Failed to send OTP');
  expect((await errorOf(callApi(offline(), fallback))).message).toBe('Server error. Try again later.');
});

test.each([
  ['the page of a proxy', new Response('<html>Sign in to the Wi-Fi</html>')],
  ['half a body', new Response('{"name":"Mee')],
])('%s with status 200 is an error', async (_, response) => {
  expect(await errorOf(callApi(Promise.resolve(response), 'Login failed'))).toMatchObject({
    message: 'Login failed',
    status: 0,
  });
});

test('a connection that breaks within the body is an error', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  expect((await errorOf(callApi(Promise.resolve(new Response(body))))).status).toBe(0);
});

test.each([
  ['an aborted request', new DOMException('aborted', 'AbortError')],
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'json')")],
])('%s is thrown as it is', async (_, error) => {
  await expect(callApi(Promise.reject(error))).rejects.toBe(error);
  await expect(orUndefined(callApi(Promise.reject(error)))).rejects.toBe(error);
  await expect(loadFromApi(Promise.reject(error))).rejects.toBe(error);
});

test('an optional call resolves to undefined when it fails', async () => {
  expect(await orUndefined(callApi(failed('', 500)))).toBeUndefined();
  expect(await orUndefined(callApi(offline()))).toBeUndefined();
  expect(await orUndefined(callApi(Promise.resolve(Response.json([1]))))).toEqual([1]);
});

test('a file comes with its response, and fails like any call', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="a.pdf"' };
  const { file, response } = await fetchFile(Promise.resolve(new Response('%PDF', { headers })));
  expect(await file.text()).toBe('%PDF');
  expect(response.headers.get('Content-Disposition')).toContain('a.pdf');
  expect((await errorOf(fetchFile(failed('{"error":"No invoice yet"}', 404)))).message).toBe(
    'No invoice yet',
  );
});

test('a loader ends with the status of the error', async () => {
  expect(await loadFromApi(Promise.resolve(Response.json([1])))).toEqual([1]);
  const thrown = await loadFromApi(failed('{"error":"Not found"}', 404)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(404);
});
