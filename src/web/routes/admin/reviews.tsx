import '../../styles/signed-in-pages.css';
import '../../features/admin/reviews/review-list.css';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { type ReviewFilter, reviewFilters } from '../../../contract/review.ts';
import { adminReviews } from '../../../messages/admin-reviews.ts';
import { ReviewList } from '../../features/admin/reviews/review-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminReviews.title, isPrivate: true })(source);

const pathOf = (term: string, show: ReviewFilter) =>
  `/admin/reviews${term && `/${encodeURIComponent(term)}`}${show === 'all' ? '' : `?show=${show}`}`;

export default function AdminReviewsPage() {
  const { searchTerm = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const show = reviewFilters.find((filter) => filter === query.get('show')) ?? 'all';
  return (
    <>
      <h1>{adminReviews.title}</h1>
      <ReviewList
        term={searchTerm}
        show={show}
        onSearch={(term) => void navigate(pathOf(term, show))}
        filters={
          <nav className="chips" aria-label={adminReviews.filters}>
            {reviewFilters.map((filter) => (
              <Link
                key={filter}
                className="chip"
                to={pathOf(searchTerm, filter)}
                aria-current={filter === show ? 'page' : undefined}
              >
                {adminReviews.filter(filter)}
              </Link>
            ))}
          </nav>
        }
      />
    </>
  );
}
