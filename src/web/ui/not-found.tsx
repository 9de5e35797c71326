import { Link } from 'react-router';

export function NotFound({
  message = "We couldn't find what you were looking for.",
  linkRoute = '/',
  linkText = 'Go to Homepage',
}: {
  message?: string;
  linkRoute?: string;
  linkText?: string;
}) {
  return (
    <div className="wrap empty">
      <h1>{message}</h1>
      <Link className="btn" to={linkRoute}>
        {linkText}
      </Link>
    </div>
  );
}
