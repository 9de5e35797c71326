import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function HeroPanel({ children }: { children?: ReactNode }) {
  return (
    <div className="hero__panel">
      <div className="hero__kolam" />
      <div className="hero__text">
        <div className="hero__tamil" role="img" lang="ta" aria-label="செக்கு எண்ணெய்" />
        <h1>Pressed slow, in wood.</h1>
        <p className="hero__lead">
          Groundnut, sesame and coconut oil from a wooden chekku. No heat, no chemicals, nothing taken out.
        </p>
        <p className="hero__actions">
          <Link className="button button--manjal button--large" to="/product">
            Shop Now
          </Link>
          <Link className="hero__more" to="/about">
            About Us <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        </p>
      </div>
      {children}
    </div>
  );
}
