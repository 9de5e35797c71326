import './admin-footer.css';
import { Link } from 'react-router';
import { adminFrame } from '../../messages/admin-frame.ts';
import { useShop } from '../lib/shop.ts';
import { useRight } from '../lib/use-right.ts';

/** One line instead of the shop's footer. */
export default function AdminFooter() {
  const { name } = useShop();
  const mayAsk = useRight('settings');
  return (
    <footer className="admin-footer">
      <div className="wrap">
        <p>{adminFrame.footer(name)}</p>
        <nav aria-label={adminFrame.seeShop}>
          {mayAsk && <Link to="/admin/setup">{adminFrame.help}</Link>}
          <Link to="/">{adminFrame.seeShop}</Link>
        </nav>
      </div>
    </footer>
  );
}
