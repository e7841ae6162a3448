// An address that leads nowhere: why that may be, and what to do.
import { t } from "../words/words";

export type Why = "address" | "return" | "game";

export function Lost(props: { why: Why }) {
  return (
    <section class="page narrow center">
      <h1>{t(props.why === "address" ? "lost-title" : `lost-${props.why}-title`)}</h1>
      <p class="soft">{t(props.why === "address" ? "lost-text" : `lost-${props.why}-text`)}</p>
      <p class="row center-row">
        <a class="button primary" href="/">{t("go-home")}</a>
        <a class="button" href="/tables">{t("all-tables")}</a>
      </p>
    </section>
  );
}
