import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The specification's route table, in its order. */
export default [
  layout('routes/shop-layout.tsx', [
    index('routes/home.tsx'),
    route('search/:term', 'routes/search.tsx'),
    route('tag/:tag', 'routes/tag.tsx'),
    route('product', 'routes/product.tsx'),
    route('food/:id', 'routes/food.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('recipes/:id', 'routes/recipe.tsx'),
    route('about', 'routes/about.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('shipping-policy', 'routes/shipping-policy.tsx'),
    route('refund-policy', 'routes/refund-policy.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    layout('routes/customer-layout.tsx', [
      route('checkout', 'routes/checkout.tsx'),
      route('payment/:orderId?', 'routes/payment.tsx'),
      route('track/:orderId?', 'routes/track.tsx'),
      route('profile', 'routes/profile.tsx'),
      route('orders/:filter?', 'routes/orders.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
    ]),
    layout('routes/admin-layout.tsx', [
      route('admin/foods/:searchTerm?', 'routes/admin-foods.tsx'),
      route('admin/addFood', 'routes/admin-add-food.tsx'),
      route('admin/editFood/:foodId', 'routes/admin-edit-food.tsx'),
      route('admin/reviews/:searchTerm?', 'routes/admin-reviews.tsx'),
      route('admin/users/:searchTerm?', 'routes/admin-users.tsx'),
      route('admin/editUser/:userId', 'routes/admin-edit-user.tsx'),
    ]),
    route('admin/previewFood/:foodId', 'routes/admin-preview-food.tsx'),
    route('*', 'routes/unknown.tsx'),
  ]),
  route('search', 'routes/search-form.tsx'),
  route('more', 'routes/more.tsx'),
  route('suggest', 'routes/suggest.tsx'),
  route('assistant', 'routes/assistant.tsx'),
  route('auth/google', 'routes/google-return.tsx'),
] satisfies RouteConfig;
