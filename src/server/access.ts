import type { Access } from './sessions/guard.ts';

/** Who may call what: every route of the API. A route that is missing here is for admins only, and a test complains. */
export const access: Readonly<Record<string, Access>> = {
  'GET /api/shop': 'everyone',
  'GET /api/openapi.json': 'everyone',
  'GET /api/docs': 'everyone',

  'GET /api/foods': 'everyone',
  'GET /api/foods/search/:term': 'everyone',
  'GET /api/foods/suggest/:term': 'everyone',
  'GET /api/foods/categories': 'everyone',
  'GET /api/foods/category/:category': 'everyone',
  'GET /api/foods/id/:id': 'everyone',
  'GET /api/foods/related/:id': 'everyone',

  'POST /api/users/login': 'everyone',
  'POST /api/users/register': 'everyone',
  'POST /api/users/google-signup': 'everyone',
  'POST /api/users/logout': 'customer',
  'PUT /api/users/updateProfile': 'customer',
  'GET /api/users/devices': 'customer',
  'DELETE /api/users/devices': 'customer',
  'DELETE /api/users/devices/:id': 'customer',
  'GET /api/users/export': 'customer',
  'DELETE /api/users/me': 'customer',
  'GET /api/users/getAll': 'admin',
  'GET /api/users/getAll/:filter': 'admin',
  'GET /api/users/getById/:id': 'admin',
  'PUT /api/users/update': 'admin',
  'PUT /api/users/toggleBlock/:id': 'admin',

  'POST /api/otp/send-otp': 'everyone',
  'POST /api/otp/verify-otp': 'everyone',
  'POST /api/forget/forget-send-otp': 'everyone',
  'POST /api/forget/forget-verify-otp': 'everyone',
  'POST /api/forget/forget-reset-password': 'everyone',
};
