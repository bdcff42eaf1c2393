import type { HomeView } from './kind.ts'
import styles from './PointLists.module.css'

/** The work done on a roof, in one strip. */
export function Services({ services }: { services: HomeView['services'] }) {
  return (
    <section className="wrap" aria-labelledby="services">
      <div className={styles.section}>
        <h2 id="services">{services.heading}</h2>
        <ul className={styles.strip}>
          {services.items.map((service) => (
            <li key={service.title}>
              <h3>{service.title}</h3>
              <p className="soft">{service.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
