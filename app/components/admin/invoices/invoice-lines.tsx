import { figure, rate, taxHead } from "#app/components/admin/invoices/figure.ts";
import { invoiceText } from "#app/content/messages/invoices/paper.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { formatExpiry } from "#app/domain/india-time.ts";
import { hsnSummary } from "#app/domain/invoices/hsn-summary.ts";
import { type InvoicePaper, isOfPrices } from "#app/domain/invoices/invoice-paper.ts";
import { type TaxColumn, taxColumns, taxIn } from "#app/domain/invoices/tax-columns.ts";

/** The goods of a paper, a row for each with its batches, its tax and its amount; the delivery is the last one. */
export function InvoiceLines({ paper }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const columns = taxColumns(paper);
  const packs = paper.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <table>
      <thead>
        <tr>
          <th>#</th>
          <th>{words.item}</th>
          <th>{words.hsn}</th>
          <th>{words.batch}</th>
          <th>{words.expiry}</th>
          <th className="number">{words.mrp}</th>
          <th className="number">{words.packs}</th>
          <th className="number">{isOfPrices(paper) ? words.rate : words.raise}</th>
          {columns.length > 0 && <th className="number">{words.taxable}</th>}
          <TaxHeads columns={columns} />
          <th className="number">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map((line, index) => (
          <tr key={line.lineId}>
            <td>{index + 1}</td>
            <td>
              <b>{line.name}</b>
              <small>
                {line.brandName}, {line.packSize}
              </small>
            </td>
            <td>{line.hsn}</td>
            <td>
              {line.batches.map(({ number, quantity }) => (
                <span key={number}>{line.batches.length > 1 ? words.batchOf(number, quantity) : number}</span>
              ))}
            </td>
            <td>
              {line.batches.map(({ number, expiresOn }) => (
                <span key={number}>{formatExpiry(expiresOn)}</span>
              ))}
            </td>
            <td className="number">{figure(line.mrpPaise)}</td>
            <td className="number">{line.quantity}</td>
            <td className="number">{figure(line.pricePaise)}</td>
            <TaxCells columns={columns} part={line} />
            <td className="number">{figure(line.totalPaise)}</td>
          </tr>
        ))}
        {paper.delivery && (
          <tr>
            <td>{paper.lines.length + 1}</td>
            <td>
              <b>{words.delivery}</b>
            </td>
            <td>{paper.delivery.hsn}</td>
            <td colSpan={5} />
            <TaxCells columns={columns} part={paper.delivery} />
            <td className="number">{figure(paper.delivery.totalPaise)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={5}>{words.sum}</td>
          <td className="number">{packs}</td>
          <td />
          {columns.length > 0 && <td className="number">{figure(paper.taxablePaise)}</td>}
          {columns.map((column) => (
            <td key={column.tax} className="number">
              {figure(taxIn({ ...paper, gstPercent: 0 }, column).paise)}
            </td>
          ))}
          <td className="number">{figure(paper.totalPaise - paper.roundingPaise)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What a paper says of each heading and rate. */
export function HsnTable({ paper }: { paper: InvoicePaper }) {
  const words = invoiceText;
  const columns = taxColumns(paper);
  return (
    <table>
      <thead>
        <tr>
          <th>{words.hsn}</th>
          <th className="number">{words.packs}</th>
          {columns.length > 0 && <th className="number">{words.taxable}</th>}
          <TaxHeads columns={columns} />
          {columns.length === 0 && <th className="number">{words.amount}</th>}
        </tr>
      </thead>
      <tbody>
        {hsnSummary(paper).map((row) => (
          <tr key={`${row.hsn} ${row.gstPercent}`}>
            <td>{row.hsn}</td>
            <td className="number">{row.quantity}</td>
            <TaxCells columns={columns} part={row} />
            {columns.length === 0 && <td className="number">{figure(row.totalPaise)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TaxHeads({ columns }: { columns: TaxColumn[] }) {
  return columns.map((column) => (
    <th key={column.tax} className="number">
      {taxHead(column)}
    </th>
  ));
}

/** Taxable value and tax of a row; its rate stands under the tax where the head has none. */
function TaxCells({ columns, part }: { columns: TaxColumn[]; part: GstSplit & { gstPercent: number } }) {
  if (columns.length === 0) return null;
  return (
    <>
      <td className="number">{figure(part.taxablePaise)}</td>
      {columns.map((column) => {
        const { paise, percent } = taxIn(part, column);
        return (
          <td key={column.tax} className="number">
            {figure(paise)}
            {column.percent === undefined && <small>{invoiceText.percent(rate(percent))}</small>}
          </td>
        );
      })}
    </>
  );
}
