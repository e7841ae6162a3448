// Among the tools: trying something else out, or, in a branch, what that is and how to end it.
import { Show } from "solid-js";
import { api } from "../../api/client";
import { go } from "../../app/route";
import { Icon } from "../../ui/icons";
import { complain } from "../../ui/notices";
import { t } from "../../words/words";
import type { Table } from "./state";
import { canBranch, WhatIf } from "./whatIf";

export function Branching(props: { table: Table }) {
  const { table } = props;
  const home = () => `/table/${table.whole()!.table.branch_of}`;
  /** One leaves it first: nobody looks at what is thrown away. */
  const discard = () => {
    go(home());
    api.discard(table.id).catch(complain);
  };
  return (
    <Show when={table.isBranch() || canBranch(table)}>
      <div class="stack tight">
        <h2>{t("what-if")}</h2>
        <p class="hint">{t(table.isBranch() ? "branch-text" : "what-if-text")}</p>
        <div class="row">
          <Show when={canBranch(table)}><WhatIf table={table} class="small" isWorded /></Show>
          <Show when={table.isBranch()}>
            <a class="button small" href={home()}><Icon name="back" /> {t("branch-back")}</a>
            <button type="button" class="small danger" onClick={discard}>{t("branch-discard")}</button>
          </Show>
        </div>
      </div>
    </Show>
  );
}
